import { findBlock } from '#blocks/registry.ts'
import { parentOf, type SlotKey } from '#content-store/client/model/page-tree.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Group, groupMoves } from '../../core/model/group.ts'
import { levelOf, misplacement, movingBlock, slotsInOrder } from '../../core/model/placement.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { selectedGroup } from '../commands/selection.ts'
import { useEditor } from '../editor-context.ts'
import { useMisfitText, useSlotText } from '../refusals/use-refusal-text.ts'
import styles from './menu.module.css'

/** Moves the selected blocks to any slot of the page. Slots that do not take them say why. */
export function MoveDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor.moveTo')
  const { session, stage } = useEditor()
  const { page } = session
  const [group] = useState(() => selectedGroup(session))
  const [chosen, setChosen] = useState<SlotKey>()
  const [before, setBefore] = useState('')
  const name = useBlockName()
  const lead = group[0] ?? ''
  const node = page.node(lead)
  const others = chosen === undefined ? [] : page.childIds(chosen).filter(id => !group.includes(id))
  const move = () => {
    if (chosen === undefined) return
    const ids = page.childIds(chosen).filter(id => id !== lead)
    const index = before === '' ? ids.length : ids.indexOf(before)
    session.run('move', groupMoves(page, group, lead, { slot: chosen, index }))
    onClose()
    requestAnimationFrame(() => stage.port?.reveal(lead))
  }
  return (
    <Dialog
      isOpen
      size="form"
      title={t('title', { name: node ? name(node) : '', count: group.length })}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={chosen === undefined} onClick={move}>
            {t('move')}
          </Button>
        </>
      }
    >
      <Places
        group={group}
        chosen={chosen}
        onChoose={slot => {
          setChosen(slot)
          setBefore('')
        }}
      />
      {others.length > 0 && (
        <Select
          label={t('position')}
          value={before}
          choices={[
            ...others.map(id => ({
              value: id,
              label: t('before', { name: name(page.node(id) ?? NAMELESS) }),
            })),
            { value: '', label: t('atEnd') },
          ]}
          onChoose={setBefore}
        />
      )}
    </Dialog>
  )
}

const NAMELESS = { name: '', code: '' }

interface PlacesProps {
  readonly group: Group
  readonly chosen: SlotKey | undefined
  readonly onChoose: (slot: SlotKey) => void
}

/** Every slot of the page in reading order, indented by what it is in. */
function Places({ group, chosen, onChoose }: PlacesProps) {
  const t = useTranslations('editor.moveTo')
  const { page, rootSlots } = useEditor().session
  const slotText = useSlotText(page)
  const misfitText = useMisfitText(page)
  const name = useBlockName()
  const traveller = movingBlock(page, group[0] ?? '', group)
  const slots = slotsInOrder(page, findBlock).filter(
    slot => parentOf(slot) !== '' || rootSlots.some(root => slot === `|${root}`),
  )
  return (
    <fieldset className={styles.places}>
      <legend className="visuallyHidden">{t('places')}</legend>
      {slots.map(slot => {
        const around = page.node(parentOf(slot))
        const misplaced = traveller && misplacement(page, findBlock, traveller, slot)
        return (
          <label key={slot} className={styles.place} style={{ marginInlineStart: levelOf(page, slot) * 16 }}>
            <input
              type="radio"
              name="place"
              checked={slot === chosen}
              disabled={misplaced !== undefined}
              onChange={() => onChoose(slot)}
            />
            <span>{around ? `${name(around)} › ${slotText(slot)}` : slotText(slot)}</span>
            {misplaced && <small>{misfitText(misplaced)}</small>}
          </label>
        )
      })}
    </fieldset>
  )
}
