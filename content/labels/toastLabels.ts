/** Labels of notifications, for screen readers only. */
export const toastLabels = {
  one: 'Notification',
  dismiss: 'Dismiss notification',
  /** Name of the region with the notifications, and its keyboard shortcut. */
  all: 'Notifications ({hotkey})',
}
