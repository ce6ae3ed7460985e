/** Settings of a server under test: any port of this machine, no limits and short delays. */
export const TEST_SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT_PER_MINUTE: '0',
  RATE_LIMIT_PER_HOUR: '0',
  RATE_LIMIT_TOTAL_PER_MINUTE: '0',
  CONNECTIONS_PER_ADDRESS: '0',
  OUTBOX_MIN_FREE_KB: '0',
  OUTBOX_LEASE_SECONDS: '5',
  RETRY_MIN_SECONDS: '1',
  RETRY_MAX_SECONDS: '1',
  METRICS_TOKEN: 'token-of-a-collector',
}
