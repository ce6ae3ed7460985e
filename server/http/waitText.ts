/** Says how long to wait, such as "in 20 minutes", never too little. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'in a minute'
  return minutes < 50 ? `in ${minutes} minutes` : 'in an hour'
}
