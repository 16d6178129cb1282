import { useTranslations } from 'use-intl'
import type { PracticeShop, PracticeView } from '#desk/shop/practice-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { DeskSection, Facts } from '../parts/DeskSection.tsx'
import styles from './practice.module.css'
import { AgainButton, RemoveButton } from './PracticeButtons.tsx'
import { useEntering } from './use-entering.ts'

interface Props extends Pick<PracticeView, 'member'> {
  readonly shop: PracticeShop
  readonly mayChange: boolean
}

/** A practice shop that is there: its facts, the way in, and what admins do with it. */
export function PracticeReady({ shop, member, mayChange }: Props) {
  const t = useTranslations('editor.practice')
  const { uiLocale } = useEnvironment()
  const entering = useEntering()
  return (
    <DeskSection title={t('ready')}>
      <div className={styles.part}>
        <Facts
          rows={[
            [t('since'), formatDateTime(shop.at, uiLocale)],
            [t('until'), formatDateTime(shop.until, uiLocale)],
            [t('maker'), shop.by],
            [t('address'), shop.origin],
            [t('process'), shop.process],
          ]}
        />
        <p>{t('enterText', member)}</p>
        <div className={styles.buttons}>
          <Button isLoading={entering.isPending} onClick={entering.enter}>
            {t('enter')}
          </Button>
          {mayChange && <AgainButton id={shop.id} />}
          {mayChange && <RemoveButton id={shop.id} />}
        </div>
        {entering.error && <Notice tone="error">{entering.error.message}</Notice>}
        {!mayChange && <p>{t('onlyAdmins')}</p>}
      </div>
    </DeskSection>
  )
}
