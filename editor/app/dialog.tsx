import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

type Props = { title: string; onClose: () => void; children: ReactNode; isWide?: boolean };

/** A dialog over the whole editor. Escape and a click beside it close it. */
export function AskDialog({ title, onClose, children, isWide = false }: Props) {
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className={isWide ? 'modal wide' : 'modal'}>
        <Dialog>
          <Heading slot="title">{title}</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
