import type { ThirdPartyType } from '#api/client/account/identity.ts'
import { useTranslations } from 'use-intl'

/** Name of a third party for shoppers. */
export function useProviderName(): (type: ThirdPartyType) => string {
  const t = useTranslations('account.thirdParties')
  return type => t(type)
}
