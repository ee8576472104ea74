// A database on the user's device that may refuse work: losing what it stores only costs the next visit another read.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Runs work on the database; undefined when the device stores nothing, is full, or has unreadable data. */
export type OnDevice<Schema extends DBSchema> = <Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result | undefined>

/**
 * Opens the database with the first work, and again after its connection was closed or couldn't be opened.
 *
 * @param create creates the stores, in a new database or in one whose stores of another version were dropped
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
  version = 1,
): OnDevice<Schema> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opening = undefined
  }
  const open = () =>
    openDB<Schema>(name, version, {
      upgrade: (database) => {
        for (const former of [...database.objectStoreNames]) database.deleteObjectStore(former)
        create(database)
      },
      // A newer version of the page needs to upgrade the database.
      blocking: (_current, _blocked, event) => {
        forget()
        ;(event.target as IDBDatabase).close()
      },
      // The browser closes it when the user clears the site's data.
      terminated: forget,
    })
  return async (work) => {
    try {
      opening ??= open()
      opening.catch(forget)
      return await work(await opening)
    } catch {
      return undefined
    }
  }
}
