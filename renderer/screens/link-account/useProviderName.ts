import type { ThirdPartyType } from '#api/client/social.ts'
import { useTranslations } from 'use-intl'

const NAMED = ['FACE_BOOK', 'GOOGLE', 'INSTAGRAM'] as const
type Named = (typeof NAMED)[number]
const isNamed = (type: ThirdPartyType): type is Named => (NAMED as readonly string[]).includes(type)

/** What shoppers call a third party. */
export function useProviderName(): (type: ThirdPartyType) => string {
  const t = useTranslations('account.linkAccount.names')
  return type => t(isNamed(type) ? type : 'OTHER')
}
