// A database on the user's device that may refuse work: losing what it stores only costs the next visit another read.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Runs work on the database; undefined when the device stores nothing, is full, or has unreadable data. */
export type OnDevice<Schema extends DBSchema> = <Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result | undefined>

/**
 * Opens the database once, with the first work.
 *
 * @param create creates the stores of a new database
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): OnDevice<Schema> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const open = () =>
    (opening ??= openDB<Schema>(name, 1, {
      upgrade: create,
      // A newer version of the page needs to upgrade the database.
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
