import { describeVisit } from './browsers/describeVisit.ts'
import { firefox, startFirefox } from './browsers/startFirefox.ts'

// Where it is not installed there is nothing to test; .ci/run installs it.
if (firefox) describeVisit('Firefox', startFirefox)
else console.log('Not tested in Firefox: it is not installed.')
