/** A failure of the database that the operator can act on; the message is a sentence for the terminal. */
export class DatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Another process has the data folder open. */
export class DatabaseInUseError extends DatabaseError {}

/** The database cannot be reached, opened or read. */
export class DatabaseUnavailableError extends DatabaseError {}

/** The migrations and the database do not fit together. */
export class MigrationError extends DatabaseError {}

/**
 * The outer handle was used while a transaction of the same chain of calls was open. Its statement
 * would miss the transaction's changes and would not be undone with it.
 */
export class OuterHandleError extends DatabaseError {
  constructor() {
    super(
      'The database was used inside a transaction through the outer handle. ' +
        'Pass the `db` that inTransaction gives to every action and query.',
    );
  }
}

/** PostgreSQL's five-letter code of a failed statement (`23505`), wherever the layers above have put it. */
export function postgresCodeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}
