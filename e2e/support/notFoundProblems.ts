/** What the browser reports when a page itself is sent with status 404, and nothing else is wrong. */
export const notFoundProblems =
  /^status 404: .*(\/404\.html|\/no\/such\/page)$|^console: Failed to load resource: .* 404 /
