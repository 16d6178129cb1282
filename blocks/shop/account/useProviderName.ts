import type { ThirdPartyType } from '#api/client/account/identity.ts'
import { useTranslations } from 'use-intl'

/** What shoppers call a third party. */
export function useProviderName(): (type: ThirdPartyType) => string {
  const t = useTranslations('account.thirdParties')
  return type => t(type)
}
