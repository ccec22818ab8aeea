# The service with its pages: docker build -t candil .
# `npm run proof` runs the same steps without a container engine (apps/platform/test/try-image.mjs).
FROM node:20.20-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm run assemble -- /product

FROM node:20.20-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    DATA_DIR=/data
WORKDIR /product
COPY --from=build --chown=root:root /product .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/platform/dist/main.js"]
