/** There may be no landing page. https://vike.dev/prerender#partial */
export default { partial: true }
