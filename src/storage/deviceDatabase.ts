// A database on the reader's device that may refuse: what it cannot keep costs the next visit a reading, no more.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Runs work on the database; undefined where the device keeps nothing, has no room, or what it kept cannot be read. */
export type OnDevice<Schema extends DBSchema> = <Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result | undefined>

/**
 * Opens it with the first work, once.
 *
 * @param create makes its stores in a database that is new
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): OnDevice<Schema> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const open = () =>
    (opening ??= openDB<Schema>(name, 1, {
      upgrade: create,
      // A newer version of the page asks for the database in another form.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    }))
  return async (work) => {
    try {
      return await work(await open())
    } catch {
      return undefined
    }
  }
}
