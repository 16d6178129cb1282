import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import type { Unsubscribed } from '#api/client/support/newsletter.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { useSearch } from '../../shop/form/useSearch.ts'
import { ServiceHead } from '../../shop/service/ServicePage.tsx'
import styles from './Unsubscribe.module.css'
import { useUnsubscribe } from './useUnsubscribe.ts'

/**
 * The page behind the unsubscribe link of a mail: opening it ends nothing, its one button does. The same for both kinds of
 * mail, as only the api knows what a token represents. Source: MO-90, CO-32.
 */
export function Unsubscribe({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('service.unsubscribe')
  const isHydrated = useIsHydrated()
  const isBuilder = useIsBuilder()
  const token = useSearch().get('mailToken') ?? ''
  const { answer, hasFailed, isBusy, end } = useUnsubscribe(token)
  const isEnded = answer?.success === true
  const problem = answer && !isEnded ? answer.userErrors[0]?.message : undefined
  const isUseless = problem !== undefined || (isHydrated && !isBuilder && token === '')
  return (
    <ScreenFrame options={options}>
      <div className={styles.page}>
        <ServiceHead title={t('title')} lead={t('lead')} />
        {isEnded && <Ended answer={answer} />}
        {isUseless && <Notice tone="error">{problem ?? t('noToken')}</Notice>}
        {hasFailed && <Notice tone="error">{t('failed')}</Notice>}
        <div className={styles.ways}>
          {!isEnded && !isUseless && (
            <Button isLoading={isBusy} onClick={end}>
              {t('end')}
            </Button>
          )}
          {isUseless && <ButtonLink href="/contact-us">{t('contact')}</ButtonLink>}
          {(isEnded || isUseless) && (
            <ButtonLink variant="line" href="/">
              {t('home')}
            </ButtonLink>
          )}
        </div>
      </div>
    </ScreenFrame>
  )
}

/** The button is gone; who pressed it by keyboard goes on from here. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

function Ended({ answer: { about, wasEnded } }: { readonly answer: Unsubscribed }) {
  const t = useTranslations('service.unsubscribe')
  const topic = about ?? 'NEWSLETTER'
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.ended}>
      <Notice tone="success">
        <p>{t(wasEnded ? `before.${topic}` : `ended.${topic}`)}</p>
        {topic === 'NEWSLETTER' && !wasEnded && <p>{t('member')}</p>}
      </Notice>
    </div>
  )
}
