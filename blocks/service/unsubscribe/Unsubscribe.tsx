import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import type { NewsletterTopic, Unsubscribed } from '#api/client/support/newsletter.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useSearch } from '../../shop/form/useSearch.ts'
import { ServiceHead } from '../../shop/service/ServicePage.tsx'
import styles from './Unsubscribe.module.css'
import { useUnsubscribe } from './useUnsubscribe.ts'

/**
 * The page behind the unsubscribe link of a mail: opening it ends nothing, its button does. The same for both kinds of mail, as
 * only the api knows what a token represents; an address that gets several topics can end one of them. Source: MO-90, CO-32.
 */
export function Unsubscribe({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('service.unsubscribe')
  const isHydrated = useIsHydrated()
  const isBuilder = useIsBuilder()
  const token = useSearch().get('mailToken') ?? ''
  const { answer, topics, endedTopic, hasFailed, isBusy, end } = useUnsubscribe(token)
  const isDone = answer?.success === true
  const isEnded = isDone && !endedTopic
  // The only one left ends with everything.
  const isSeveral = topics.length > 1
  const problem = answer && !isDone ? answer.userErrors[0]?.message : undefined
  const isUseless = problem !== undefined || (isHydrated && !isBuilder && token === '')
  return (
    <ScreenFrame options={options}>
      <div className={styles.page}>
        <ServiceHead title={t('title')} lead={t('lead')} />
        {isEnded && <Ended answer={answer} />}
        {isDone && endedTopic && <EndedTopic key={endedTopic.code} answer={answer} name={endedTopic.name} />}
        {isUseless && <Notice tone="error">{problem ?? t('noToken')}</Notice>}
        {hasFailed && <Notice tone="error">{t('failed')}</Notice>}
        <div className={styles.ways}>
          {!isEnded && !isUseless && (
            <Button isLoading={isBusy} onClick={() => end()}>
              {isSeveral ? t('topics.all') : t('end')}
            </Button>
          )}
          {isUseless && <ButtonLink href="/contact-us">{t('contact')}</ButtonLink>}
          {(isEnded || isUseless) && (
            <ButtonLink variant="line" href="/">
              {t('home')}
            </ButtonLink>
          )}
        </div>
        {isSeveral && <Topics topics={topics} isBusy={isBusy} onEnd={end} />}
      </div>
    </ScreenFrame>
  )
}

interface TopicsProps {
  readonly topics: readonly NewsletterTopic[]
  readonly isBusy: boolean
  readonly onEnd: (topic: NewsletterTopic) => void
}

function Topics({ topics, isBusy, onEnd }: TopicsProps) {
  const t = useTranslations('service.unsubscribe.topics')
  const id = useId()
  return (
    <section className={styles.topics} aria-labelledby={id}>
      <h2 id={id} className={styles.subTitle}>
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <ul className={styles.list}>
        {topics.map(topic => (
          <li key={topic.code}>
            <Button
              variant="line"
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && onEnd(topic)}
            >
              {t('end', { name: topic.name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function EndedTopic({
  answer: { wasEnded },
  name,
}: {
  readonly answer: Unsubscribed
  readonly name: string
}) {
  const t = useTranslations('service.unsubscribe.topics')
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.ended}>
      <Notice tone="success">{wasEnded ? t('before', { name }) : t('ended', { name })}</Notice>
    </div>
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
