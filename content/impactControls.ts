/**
 * Copy of the ROI calculator's controls on /impact, separate because it loads after the calculator's static content. Names in
 * braces are replaced with values.
 */
export const impactControls = {
  presets: {
    legend: 'Start from our ranges',
    labels: { low: 'Low end', middle: 'Middle', high: 'High end' },
  },
  refusal: {
    unreadable: '“{typed}” isn’t a number we can read.',
    understood: 'We read it as {value}.',
    expected: 'Enter a number from {min} to {max}.',
    expectedWhole: 'Enter a whole number from {min} to {max}.',
    until: 'Until then, we’re using {value}.',
  },
  outdated: { long: 'Not up to date: check “{field}”.', short: 'Not up to date' },
  bar: {
    payback: 'pays back in {payback}',
    never: 'never pays back',
  },
  actions: {
    print: 'Print this calculation',
    copy: 'Copy link',
    copied: { title: 'Link copied', text: 'It includes all the values you’ve set.' },
    notCopied: {
      title: 'Not copied',
      text: 'Your browser doesn’t allow it. The address bar has the same link.',
    },
    reset: 'Back to the example',
    ask: 'Ask us to check it',
    message: 'Our calculation: {multiple} in {months} months for {participants} leaders.',
  },
  ownDownload: {
    facts: 'XLSX with the values above',
    failed: {
      title: 'This is the example',
      text: 'We couldn’t put your values into the workbook. Please try again, or type them into its sand-colored cells.',
    },
    offline: { title: 'Not downloaded', text: 'You’re offline. Your values are still here.' },
  },
}

export type RoiControlsText = typeof impactControls
