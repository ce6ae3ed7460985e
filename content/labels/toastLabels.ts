/** Words around notifications; they are spoken, not shown. */
export const toastLabels = {
  one: 'Notification',
  dismiss: 'Dismiss notification',
  /** Names the region that holds them, with the key that leads there. */
  all: 'Notifications ({hotkey})',
}
