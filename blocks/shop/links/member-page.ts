/** Path of the page that holds what concerns members. Source: LO-02, LO-60. */
export const MEMBER_PAGE = '/member'

/**
 * Returns true if the shop shows its member page at all, from a page's settings; true unless an operator said otherwise.
 * Source: L-026, L-275, LO-60.
 */
export function showsMemberPage(settings: Readonly<Record<string, unknown>>): boolean {
  const { memberPageToggle } = settings
  return (memberPageToggle as { showMemberPage?: unknown } | undefined)?.showMemberPage !== false
}
