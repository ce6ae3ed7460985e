/** What the browser reports when only the page itself has status 404. */
export const notFoundProblems =
  /^status 404: .*(\/404\.html|\/no\/such\/page)$|^console: Failed to load resource: .* 404 /
