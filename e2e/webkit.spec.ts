import { describeVisit } from './browsers/describeVisit.ts'
import { startWebKit, webkit } from './browsers/startWebKit.ts'

// Skipped if it isn't installed; .ci/run installs it.
if (webkit) describeVisit('WebKit', startWebKit)
else console.log('Not tested in WebKit: webkit2gtk-driver or Xvfb is not installed.')
