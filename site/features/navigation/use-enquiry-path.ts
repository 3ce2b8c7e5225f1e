import { useEffect } from 'react';
import { useOutletContext } from 'react-router';

/** Sets where the enquiry links of footer and call bar lead while the page is shown. */
export function useEnquiryPath(path: string) {
  const setPath = useOutletContext<(path?: string) => void>();
  useEffect(() => {
    setPath(path);
    return setPath;
  }, [path, setPath]);
}
