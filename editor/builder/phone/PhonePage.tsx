import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { History, Link2, type LucideIcon, Send, Settings2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { CampaignNotice } from '../notices/CampaignNotice.tsx'
import type { CommandName } from '../commands/commands.ts'
import { useEditor } from '../editor-context.ts'
import { GoneNotice } from '../notices/GoneNotice.tsx'
import { OutdatedNotice } from '../notices/OutdatedNotice.tsx'
import { NewerDraftNotice } from '../notices/NewerDraftNotice.tsx'
import { UiLanguage } from '../../kit/parts/UiLanguage.tsx'
import { CommentCount, CommentsPanel } from '../panel/CommentsPanel.tsx'
import { RequestNotice } from '../review/RequestParts.tsx'
import { mayPublish } from '../../kit/rights.ts'
import { PageHead } from '../toolbar/PageHead.tsx'
import styles from './phone.module.css'

const ACTIONS = [
  { command: 'preview', label: 'preview', icon: Link2 },
  { command: 'versions', label: 'compare', icon: History },
  { command: 'page', label: 'settings', icon: Settings2 },
] as const satisfies readonly { command: CommandName; label: string; icon: LucideIcon }[]

/** An open page on a phone: everything but editing its blocks, which needs a larger screen. */
export function PhonePage() {
  const t = useTranslations('editor.phone')
  const toolbar = useTranslations('editor.toolbar')
  const review = useTranslations('editor.review')
  const { session, commands, operator } = useEditor()
  const title = useId()
  return (
    <div className={styles.phone}>
      <header className={styles.head}>
        <PageHead />
      </header>
      <main className={styles.main}>
        <GoneNotice />
        <OutdatedNotice />
        <NewerDraftNotice />
        <RequestNotice />
        <CampaignNotice />
        <Notice>
          <p>{t('needsRoom')}</p>
        </Notice>
        <nav className={styles.actions} aria-label={toolbar('actions')}>
          <Button icon={<Icon of={Send} />} onClick={() => commands.run('publish')}>
            {toolbar(mayPublish(operator, session.detail.path) ? 'publish' : 'ask')}
          </Button>
          {ACTIONS.map(({ command, label, icon }) => (
            <Button
              key={command}
              variant="line"
              icon={<Icon of={icon} />}
              onClick={() => commands.run(command)}
            >
              {t(label)}
            </Button>
          ))}
        </nav>
        <section className={styles.comments} aria-labelledby={title}>
          <h2 id={title}>
            {review('title')}
            <CommentCount />
          </h2>
          <CommentsPanel />
        </section>
        <UiLanguage />
      </main>
    </div>
  )
}
