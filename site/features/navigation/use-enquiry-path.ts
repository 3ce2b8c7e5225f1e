import { useEffect } from 'react';
import { useOutletContext } from 'react-router';

/** Sets where the links of footer, call bar and, with a choice, header to the enquiry form lead while the page is shown. */
export function useEnquiryPath(path: string) {
  const setPath = useOutletContext<(path?: string) => void>();
  useEffect(() => {
    setPath(path);
    return setPath;
  }, [path, setPath]);
}
