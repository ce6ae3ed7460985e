// Shows a mistake in a file that a program needs from its start as the mistake alone, without the calls that led to it.
process.on('uncaughtException', (error) => {
  console.error(error.name === 'ContentError' ? error.message : error)
  process.exit(1)
})
