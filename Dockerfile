# Builds the web app with all packages; the image contains only what the server needs at run time.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# --engine-strict: fails if the image's Node is older than package.json requires.
RUN npm ci --engine-strict --no-audit --no-fund --ignore-scripts
COPY . .
RUN node scripts/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The optional packages are Node itself, which the image already has.
RUN npm ci --engine-strict --omit=dev --omit=optional --no-audit --no-fund --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json openapi.json ./
COPY data ./data
COPY locales ./locales
COPY src ./src
# Writes only to /data, so that the root file system can be read-only.
RUN install --directory --mode=700 --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "src/server.ts"]
