/** Version of the words under which members agree to be written to; a new wording gets a new one. Source: MO-22. */
export const CONSENT_TEXT = '2026-11'

/** Consent given or withdrawn, with its time and the words it was about. Source: M-052, MO-22. */
export const consentColumns = (isGiven: boolean, now: number) =>
  ({ marketing_consent: isGiven ? 1 : 0, consent_at: now, consent_text: CONSENT_TEXT }) as const
