# docker build -t arbiter .      See docs/host/hosting.md.
# The digest is of the index for all processors: the tag alone could be moved.
ARG PYTHON=3.11.16-slim-bookworm@sha256:0bee7276f83efd4a1ee05bbbf4281d95ed28e079220a9457f25a93e3f1e3c31b

FROM python:${PYTHON} AS build
WORKDIR /app
# What a PostgreSQL needs besides: docker build --build-arg POSTGRES=yes
ARG POSTGRES=
COPY requirements.txt requirements-postgres.txt ./
# Wheels alone, each with a hash of the lock: nothing is compiled, and no compiler is needed.
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --only-binary=:all: --require-hashes \
        -r requirements.txt ${POSTGRES:+-r requirements-postgres.txt} \
    && /venv/bin/pip uninstall --yes --quiet setuptools pip
COPY . .
# Compiled here, since the running container can write nothing but its data.
RUN python -m compileall -q --invalidation-mode unchecked-hash /app /venv/lib

FROM python:${PYTHON}
LABEL org.opencontainers.image.title="Arbiter" \
      org.opencontainers.image.description="A Discord bot that referees deep board and card games" \
      org.opencontainers.image.licenses="MIT"
ENV PATH=/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    ARBITER_DATA=/app/var
RUN useradd --uid 1000 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin arbiter \
    && install -d -o arbiter -g arbiter -m 0700 /app/var
WORKDIR /app
COPY --from=build /venv /venv
COPY --from=build /app /app
USER 1000:1000
VOLUME /app/var
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["python", "-m", "tools.health"]
CMD ["python", "bot.py"]
