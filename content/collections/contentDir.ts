/** The folder with `modules/` and `articles/`: `CONTENT_DIR`, or the shipped content. */
export const contentDir = () => process.env.CONTENT_DIR || './content'
