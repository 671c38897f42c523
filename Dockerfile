FROM python:3.11-slim
RUN useradd --create-home --uid 1000 arbiter
WORKDIR /app
COPY requirements.txt constraints.txt ./
RUN pip install --no-cache-dir -r requirements.txt
COPY . .
RUN mkdir -p var && chown arbiter var
USER arbiter
VOLUME /app/var
CMD ["python", "bot.py"]
