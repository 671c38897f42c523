"""The pages of ladders and seasons: cards, private pages, organisers' pages, pictures, web pages."""
