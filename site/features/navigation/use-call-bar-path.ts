import { useEffect } from 'react';
import { useOutletContext } from 'react-router';

/** Sets where the enquiry button of the call bar leads while the page is shown. */
export function useCallBarPath(path: string) {
  const setPath = useOutletContext<(path?: string) => void>();
  useEffect(() => {
    setPath(path);
    return setPath;
  }, [path, setPath]);
}
