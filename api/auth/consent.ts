/** Version of the text with which members consent to messages; a new wording gets a new version. Source: MO-22. */
export const CONSENT_TEXT = '2026-11'

/** Consent given or withdrawn, with its time and the words it was about. Source: M-052, MO-22. */
export const consentColumns = (isGiven: boolean, now: number) =>
  ({ marketing_consent: isGiven ? 1 : 0, consent_at: now, consent_text: CONSENT_TEXT }) as const
