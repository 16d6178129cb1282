/** Report of a browser when a block fails. */
export interface ClientReport {
  readonly message: string
  readonly pathname: string
  readonly pageVersion: number
  readonly blockId?: string
  readonly code?: string
}

/** Sends the report without waiting; a failed report has no other effect. */
export function report(error: unknown, at: Omit<ClientReport, 'message'>): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const body: ClientReport = { ...at, message: message.slice(0, 500) }
  navigator.sendBeacon('/_report', new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
