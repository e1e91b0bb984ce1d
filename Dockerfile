# Petteia's server: see docs/server.md. Each stage brings what the next one needs, and nothing else comes along.

FROM node:24-bookworm-slim AS page
WORKDIR /petteia/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web/ ./
COPY src/petteia/games/ ../src/petteia/games/
RUN npm run build

FROM python:3.11-slim-bookworm AS build
# Debian keeps only the newest version of a package, so none is named.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /petteia
RUN python -m venv /opt/petteia
COPY requirements/run.txt requirements/
RUN /opt/petteia/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src/ src/
COPY --from=page /petteia/src/petteia/server/page/ src/petteia/server/page/
RUN /opt/petteia/bin/pip install --no-cache-dir --no-deps .

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin petteia \
    && install --directory --owner=petteia --mode=0700 /data
COPY --from=build /opt/petteia/ /opt/petteia/
ENV PATH=/opt/petteia/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    PETTEIA_HOST=0.0.0.0 \
    PETTEIA_DATABASE=sqlite:////data/petteia.sqlite
USER 10001
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["petteia"]
CMD ["serve"]
