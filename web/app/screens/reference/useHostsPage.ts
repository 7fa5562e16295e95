/** The code of the pages of hosts, loaded when one is opened. */
import { useEffect, useState } from 'react';
import type { HostsPage } from './HostsPage.tsx';

let stored: typeof HostsPage | null = null;

/** The component; `null` until it is loaded, and while no such page is open. `failed` if it did not load. */
export function useHostsPage(isOpen: boolean): { Hosts: typeof HostsPage | null; failed: boolean } {
  const [known, setKnown] = useState({ page: stored });
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen || stored) return undefined;
    let wanted = true;
    import('./HostsPage.tsx').then(
      (file) => {
        stored = file.HostsPage;
        if (wanted) setKnown({ page: stored });
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [isOpen]);
  return { Hosts: isOpen ? known.page : null, failed };
}
