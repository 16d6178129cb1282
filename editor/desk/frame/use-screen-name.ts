import { catalogue } from '#locales/catalogue.ts'
import { useEnvironment } from '../../kit/environment.ts'
import type { DeskScreen } from './screen.ts'

/** Names screens in the operator's language. */
export function useScreenName(): (screen: Pick<DeskScreen, 'label'>) => string {
  const { uiLocale } = useEnvironment()
  return ({ label }) => label(catalogue[uiLocale])
}
