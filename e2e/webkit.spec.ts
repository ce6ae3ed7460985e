import { describeVisit } from './browsers/describeVisit.ts'
import { startWebKit, webkit } from './browsers/startWebKit.ts'

// Where it is not installed there is nothing to test; .ci/run installs it.
if (webkit) describeVisit('WebKit', startWebKit)
else console.log('Not tested in WebKit: webkit2gtk-driver or Xvfb is not installed.')
