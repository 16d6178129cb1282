import { useTranslations } from 'use-intl'
import { BlockLink } from '../../shop/links/BlockLink.tsx'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { useIsBuilder, useTextMark, type ViewProps } from '../../page/view.ts'
import styles from './MessageBar.module.css'
import type { MessageBarOptions } from './block.ts'
import { useRotation } from './useRotation.ts'

/**
 * Notices that follow each other upwards. Nothing is read aloud by itself; after a step by hand the new one is.
 * It is in the page above the header, so that it is gone once the header is fixed. Source: L-020, L-059, L-060, L-259.
 */
export function MessageBar({ options }: ViewProps<MessageBarOptions>) {
  const t = useTranslations('shop.messageBar')
  const isBuilder = useIsBuilder()
  const mark = useTextMark()
  const messages = options.messages.flatMap((message, at) => (message.title ? [{ ...message, at }] : []))
  const rotation = useRotation({ count: messages.length, speed: options.speed, mayMove: !isBuilder })
  const { at, from, canMove, isStopped, isMoving, step, toggle, hold } = rotation
  if (messages.length === 0) return <EmptyBlock />
  return (
    <section className={styles.bar} aria-label={t('label')} {...hold}>
      <ul className={styles.messages} aria-live={isMoving ? 'off' : 'polite'}>
        {messages.map(({ title, link, at: place }, index) => (
          <li
            key={index}
            className={styles.message}
            data-state={index === at ? 'shown' : index === from ? 'gone' : undefined}
            data-moves={from !== undefined || undefined}
            inert={index !== at}
          >
            <BlockLink link={link} className={styles.text} {...mark(`messages.${place}.title`)}>
              {title}
            </BlockLink>
          </li>
        ))}
      </ul>
      {messages.length > 1 && (
        <div className={styles.controls}>
          {canMove && (
            <button
              type="button"
              className={styles.control}
              data-sign={isStopped ? 'play' : 'pause'}
              aria-label={t(isStopped ? 'play' : 'pause')}
              onClick={toggle}
            />
          )}
          <button
            type="button"
            className={styles.control}
            data-sign="next"
            aria-label={t('next')}
            onClick={step}
          />
        </div>
      )}
    </section>
  )
}
