# The site and its server in one image: docker build -t website --build-arg SITE_URL=https://www.company.com .
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
ARG SITE_URL
ARG VITE_API_BASE
ARG ANALYTICS
RUN npm run build

FROM node:${NODE_VERSION}-slim
ENV NODE_ENV=production
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY --from=build /site/dist/ ./dist/
# The image's user "node", by its number, so that a cluster can see that it is not root.
RUN mkdir data && chown 1000:1000 data
USER 1000:1000
VOLUME /site/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "dist/server/index.js"]
