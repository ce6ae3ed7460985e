import { describeVisit } from './browsers/describeVisit.ts'
import { firefox, startFirefox } from './browsers/startFirefox.ts'

// Skipped if it isn't installed; .ci/run installs it.
if (firefox) describeVisit('Firefox', startFirefox)
else console.log('Not tested in Firefox: it is not installed.')
