/*
 * Preloaded into the server: decides what a sync of the disk does.
 *  - WATCHED and SHADOW: each file below WATCHED is copied below SHADOW when its sync has returned. What lies in SHADOW
 *    after a kill is what a power cut would have left in the worst case.
 *  - UNSYNCED: files whose name has this in it are never copied, as if their sync had been left out.
 *  - CONTROL: a file with `eio N` (the next N syncs fail), read at every sync.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef int (*sync_call)(int);

static int is_watched(int fd, char *path, size_t size) {
  const char *watched = getenv("WATCHED");
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, size - 1);
  if (!watched || length <= 0) return 0;
  path[length] = 0;
  return strncmp(path, watched, strlen(watched)) == 0;
}

/* A folder's sync makes removals durable, and only that. */
static void remove_from_shadow(const char *folder, const char *shadow) {
  DIR *entries = opendir(shadow);
  struct dirent *entry;
  char real[4200], copy[4200];
  while (entries && (entry = readdir(entries))) {
    snprintf(real, sizeof real, "%s/%s", folder, entry->d_name);
    snprintf(copy, sizeof copy, "%s/%s", shadow, entry->d_name);
    if (access(real, F_OK) != 0) unlink(copy);
  }
  if (entries) closedir(entries);
}

static void copy_to_shadow(const char *path) {
  const char *shadow = getenv("SHADOW"), *unsynced = getenv("UNSYNCED");
  if (!shadow || (unsynced && strstr(path, unsynced))) return;
  struct stat status;
  if (stat(path, &status) == 0 && S_ISDIR(status.st_mode)) {
    remove_from_shadow(path, shadow);
    return;
  }
  char target[4096], temporary[4200];
  snprintf(target, sizeof target, "%s%s", shadow, path + strlen(getenv("WATCHED")));
  snprintf(temporary, sizeof temporary, "%s.copying", target);
  int from = open(path, O_RDONLY), to = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  char buffer[65536];
  ssize_t count;
  while (from >= 0 && to >= 0 && (count = read(from, buffer, sizeof buffer)) > 0)
    if (write(to, buffer, count) != count) abort();
  close(from);
  close(to);
  rename(temporary, target);
}

/* Returns non-zero when this sync has to fail. */
static int obey_control(void) {
  const char *path = getenv("CONTROL");
  if (!path) return 0;
  FILE *file = fopen(path, "r+");
  if (!file) return 0;
  int number = 0, fails = 0;
  if (fscanf(file, "eio %d", &number) == 1 && number > 0) {
    fails = 1;
    rewind(file);
    fprintf(file, "eio %d \n", number - 1);
  }
  fclose(file);
  return fails;
}

static int synced(int fd, const char *name) {
  char path[4096];
  int watched = is_watched(fd, path, sizeof path);
  if (watched && obey_control()) {
    errno = EIO;
    return -1;
  }
  int result = ((sync_call)dlsym(RTLD_NEXT, name))(fd);
  if (result == 0 && watched) copy_to_shadow(path);
  return result;
}

int fsync(int fd) { return synced(fd, "fsync"); }
int fdatasync(int fd) { return synced(fd, "fdatasync"); }
