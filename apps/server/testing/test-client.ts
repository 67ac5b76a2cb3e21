import { InProcessClient } from '../in-process-client.ts';

export { CallError } from '../in-process-client.ts';

/** One browser of a test. */
export class TestClient extends InProcessClient {
  /** Another browser at the same place, signed out. */
  anotherBrowser(): TestClient {
    return new TestClient(this.app, this.address);
  }
}
