import { SETTING_PLACEHOLDERS } from '#api/rules/stated-settings.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { takesPlaceholders } from '#blocks/page/stated-settings.ts'
import type { Locale } from '#locales/locale.ts'
import { useTranslations } from 'use-intl'
import { useStatedTexts } from '../../kit/stated-texts.ts'
import styles from './PlaceholderHelp.module.css'

interface Props {
  readonly block: AnyBlock
  readonly options: unknown
  readonly pageLocale: Locale
}

/** Placeholders for settings of the shop, with what shoppers read in their place; nothing for a block without texts. */
export function PlaceholderHelp({ block, options, pageLocale }: Props) {
  const t = useTranslations('editor.placeholders')
  const texts = useStatedTexts(pageLocale)
  if (!takesPlaceholders(block, options)) return null
  return (
    <details className={styles.help}>
      <summary>{t('title')}</summary>
      <p>{t('intro')}</p>
      <dl>
        {SETTING_PLACEHOLDERS.map(name => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code> {texts[name]}
            </dt>
            <dd>{t(`names.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
