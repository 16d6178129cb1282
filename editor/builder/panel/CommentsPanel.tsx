import { findBlock } from '#blocks/registry.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { MAX_COMMENT, openComments, type PageComment } from '#content-store/client/reviews.ts'
import { Button } from '#ui/button/Button.tsx'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextArea } from '#ui/text-field/TextField.tsx'
import { useEditor } from '../editor-context.ts'
import { useBlockTexts } from '../../form/inspector/block-texts.ts'
import { outlineRows } from '../outline/rows.ts'
import panel from './panel.module.css'
import { useIsPhone } from '../../kit/parts/use-is-phone.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { jumpTo } from '../canvas/jump.ts'
import { prepare } from '../../core/session/prepare.ts'
import { useNode, useOrder } from '../open-page/use-page.ts'
import styles from '../review/review.module.css'
import { OtherComments } from '../review/OtherComments.tsx'
import { Thread } from '../review/Thread.tsx'
import { usePageLanguage, useReview, useReviewChanges } from '../review/use-review.ts'

/** Comments on the page, and a field for a new one: about the selected block, one of its options, or the page. */
export function CommentsPanel() {
  const t = useTranslations('editor.review')
  const { session } = useEditor()
  const { data, error, isPending } = useReview()
  const [showsResolved, setShowsResolved] = useState(false)
  const all = data?.comments ?? []
  const shown = showsResolved ? all : openComments({ comments: all })
  const resolved = all.length - openComments({ comments: all }).length
  return (
    <div className={panel.body} data-area="comments">
      <p className={panel.note}>{t('onPage', { language: usePageLanguage() })}</p>
      {session.other && <OtherComments page={session.other.detail} />}
      <CommentForm />
      {error && <Notice tone="error">{error.message}</Notice>}
      {isPending && <output>{t('loading')}</output>}
      {resolved > 0 && (
        <Checkbox
          label={t('showResolved', { count: resolved })}
          checked={showsResolved}
          onChange={({ target }) => setShowsResolved(target.checked)}
        />
      )}
      {data && shown.length === 0 && <p className={panel.note}>{t('none')}</p>}
      <ul className={styles.threads} aria-label={t('title')}>
        {shown.toReversed().map(comment => (
          <Thread key={comment.id} comment={comment} about={<About comment={comment} />}>
            <ThreadActions comment={comment} />
          </Thread>
        ))}
      </ul>
    </div>
  )
}

/** Number of open comments, beside the name of their panel. */
export function CommentCount() {
  const t = useTranslations('editor.review')
  const { data } = useReview()
  const count = data ? openComments(data).length : 0
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden>{count}</span>
      <span className="visuallyHidden">{t('openComments', { count })}</span>
    </span>
  )
}

/** Subject of a comment, and the way there; a block that was deleted keeps the name it had. */
function About({ comment: { block, path } }: { readonly comment: PageComment }) {
  const t = useTranslations('editor.review')
  const editor = useEditor()
  const nameOf = useBlockName()
  const node = useNode(block?.id)
  const texts = useBlockTexts(block?.code ?? '')
  if (!block) return t('thePage')
  const name = nameOf(node ?? block)
  if (!node) return t('deleted', { name })
  const what = path === '' ? name : t('optionOf', { name, option: texts.label(path.split('.')) })
  return (
    <button type="button" onClick={() => jumpTo(editor, { blockId: block.id, path })}>
      {what}
    </button>
  )
}

function ThreadActions({ comment }: { readonly comment: PageComment }) {
  const t = useTranslations('editor.review')
  const { reply, resolve } = useReviewChanges()
  const [text, setText] = useState<string>()
  const { id, resolved } = comment
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reply.mutate({ id, text: text ?? '' }, { onSuccess: () => setText(undefined) })
  }
  const isResolved = resolved !== null
  return (
    <>
      {text !== undefined && (
        <form className={styles.form} onSubmit={submit}>
          <TextArea
            label={t('reply')}
            rows={2}
            maxLength={MAX_COMMENT}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className={styles.row}>
            <Button type="submit" size="s" disabled={text.trim() === ''} isLoading={reply.isPending}>
              {t('sendReply')}
            </Button>
            <Button size="s" variant="quiet" onClick={() => setText(undefined)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
      {(reply.error ?? resolve.error) && (
        <Notice tone="error">{(reply.error ?? resolve.error)?.message}</Notice>
      )}
      {text === undefined && (
        <div className={styles.row}>
          <Button size="s" variant="quiet" onClick={() => setText('')}>
            {t('reply')}
          </Button>
          <Button
            size="s"
            variant="quiet"
            isLoading={resolve.isPending}
            onClick={() => resolve.mutate({ id, isResolved: !isResolved })}
          >
            {t(isResolved ? 'reopen' : 'resolve')}
          </Button>
        </div>
      )}
    </>
  )
}

const PAGE = 'page'
const BLOCK = 'block'
/** Before the id of a block that is not selected. */
const OTHER = 'block:'

/** On a phone, where no page shows on which a block could be selected: the other blocks, in the order of the page. */
function useBlocksToChoose(selected: string | undefined): readonly Node[] {
  const { session } = useEditor()
  const isPhone = useIsPhone()
  useOrder()
  if (!isPhone) return []
  return outlineRows(session.page, findBlock, session.rootSlots).flatMap(row =>
    row.kind === 'block' && row.id !== selected ? (session.page.node(row.id) ?? []) : [],
  )
}

function CommentForm() {
  const t = useTranslations('editor.review')
  const publish = useTranslations('editor.publish')
  const { session, announce } = useEditor()
  const nameOf = useBlockName()
  useOrder()
  const node = useNode(useStore(session.store, ({ selected }) => selected))
  const texts = useBlockTexts(node?.code ?? '')
  const [text, setText] = useState('')
  const [target, setTarget] = useState<string>(BLOCK)
  const others = useBlocksToChoose(node?.id)
  const { comment } = useReviewChanges()
  const options = node ? optionsOf(prepare(node).options, key => texts.label([key])) : []
  const about = !node
    ? PAGE
    : target === PAGE || options.some(({ value }) => value === target)
      ? target
      : BLOCK
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const blockId = about === PAGE ? null : (node?.id ?? null)
    const path = about === PAGE || about === BLOCK ? '' : about
    comment.mutate(
      { blockId, path, text, notSaved: publish('notSaved') },
      {
        onSuccess: () => {
          setText('')
          announce(t('added'))
        },
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Select
        label={t('about')}
        value={about}
        hint={node || others.length > 0 ? undefined : t('chooseBlock')}
        choices={[
          ...(node ? [{ value: BLOCK, label: nameOf(node) }, ...options] : []),
          { value: PAGE, label: t('thePage') },
          ...others.map(other => ({ value: `${OTHER}${other.id}`, label: nameOf(other) })),
        ]}
        onChoose={chosen => {
          const isOther = chosen.startsWith(OTHER)
          if (isOther) session.select(chosen.slice(OTHER.length))
          setTarget(isOther ? BLOCK : chosen)
        }}
      />
      <TextArea
        label={t('comment')}
        rows={3}
        maxLength={MAX_COMMENT}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      {comment.error && <Notice tone="error">{comment.error.message}</Notice>}
      <Button type="submit" disabled={text.trim() === ''} isLoading={comment.isPending}>
        {t('add')}
      </Button>
    </form>
  )
}

/** Options that have a name of their own in the catalogue. */
const optionsOf = (options: unknown, labelOf: (key: string) => string) =>
  Object.keys(options ?? {}).flatMap(key =>
    labelOf(key) === key ? [] : [{ value: key, label: labelOf(key) }],
  )
