import type { CollectionName } from '#desk/collections/collections.ts'
import { MAX_FIELD_CHARACTERS, MOST_FIELDS, type RecordPresence } from '#desk/presence/record-presence.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import { useAnnouncing, useLiveStream } from '../../kit/presence/use-live.ts'

/** Area whose records are open in windows. */
export type OpenArea = CollectionName | 'styles'

/** As many of the fields as a window may name. */
function fieldsToSay(paths: readonly string[]): readonly string[] {
  let left = MAX_FIELD_CHARACTERS
  return [...new Set(paths)].slice(0, MOST_FIELDS).filter(path => (left -= path.length) >= 0)
}

/**
 * Other windows in which a record is open. Says here what is changed in this one, and reads the record's history again once it was saved
 * elsewhere.
 * @param paths fields with changes that are not saved
 */
export function useRecordPresence(
  area: OpenArea,
  code: string,
  paths: readonly string[],
): readonly RecordPresence[] {
  const { operations, watchRecord } = useEnvironment()
  const client = useQueryClient()
  const [own] = useState(() => crypto.randomUUID())
  const [others, setOthers] = useState<readonly RecordPresence[]>([])
  const latest = useRef<number>(undefined)
  const readHistory = useCallback(
    () => void client.invalidateQueries({ queryKey: readKey(`${area}.history`) }),
    [client, area],
  )
  const watch = useCallback(
    (onRefused: () => void) => {
      const close = watchRecord(area, code, own, {
        onEvent(event) {
          if (event.kind === 'changed') readHistory()
          else setOthers(event.operators.filter(other => other.client !== own))
        },
        onRefused,
      })
      return () => {
        close()
        setOthers([])
      }
    },
    [watchRecord, area, code, own, readHistory],
  )
  useLiveStream(watch)

  const said = JSON.stringify(fieldsToSay(paths))
  const announce = useCallback(async () => {
    const fields = JSON.parse(said) as readonly string[]
    const news = await operations.change(`${area}.announce`, { code, client: own, fields })
    // A change by an import or a job comes without an event, and so does one of a time without a stream.
    if (latest.current !== undefined && news.latest !== latest.current) readHistory()
    latest.current = news.latest
  }, [operations, area, code, own, said, readHistory])
  useAnnouncing(announce)
  return others
}
