import { updateMember } from '#api/client/account.ts'
import type { UpdateMemberInput } from '#api/client/inputs.ts'
import { useBlockContext } from '../../page/view.ts'
import { showToast } from '#ui/toast/toast.ts'
import { keepProfile } from '../../shop/account/member-store.ts'
import type { Refusal } from '../../shop/form/form-values.ts'

/**
 * Saves a change of the profile and shows it everywhere at once. Source: M-092.
 *
 * @returns refusals; none when it was saved
 */
export function useSaveProfile() {
  const { api } = useBlockContext()
  return async (change: UpdateMemberInput, words: string): Promise<readonly Refusal[]> => {
    const { profile, userErrors } = await updateMember(api, change)
    if (!profile) return userErrors
    keepProfile(profile)
    showToast(words, { status: 'success' })
    return []
  }
}
