/* Lets the disk of a program fail. Loaded before the C library, it answers the calls that read, write and sync the files
 * of the database with an error whenever a file in $AKHET_FAULTS that is named after the call says so:
 *
 *   EIO x.x    the next call fails, the one after it does not, the third fails, and from then on none does
 *   ENOSPC *   all calls fail
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

static int is_of_the_database(int file)
{
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return strstr(path, "akhet.sqlite") != NULL && strstr(path, "-shm") == NULL;
}

/* Takes the first sign off what is to happen. */
static int next_error(const char *call)
{
    char path[4096], plan[4096];
    const char *folder = getenv("AKHET_FAULTS");
    if (folder == NULL)
        return 0;
    snprintf(path, sizeof path, "%s/%s", folder, call);
    int file = syscall(SYS_openat, AT_FDCWD, path, O_RDWR);
    if (file < 0)
        return 0;
    ssize_t length = syscall(SYS_pread64, file, plan, sizeof plan - 1, 0);
    plan[length < 0 ? 0 : length] = 0;
    char *sign = strchr(plan, ' ');
    int error = strncmp(plan, "ENOSPC", 6) == 0 ? ENOSPC : strncmp(plan, "ESTALE", 6) == 0 ? ESTALE : EIO;
    int fails = sign != NULL && (sign[1] == 'x' || sign[1] == '*');
    if (sign != NULL && sign[1] != 0 && sign[1] != '*') {
        memmove(sign + 1, sign + 2, strlen(sign + 2) + 1);
        syscall(SYS_pwrite64, file, plan, strlen(plan), 0);
        syscall(SYS_ftruncate, file, strlen(plan));
    }
    syscall(SYS_close, file);
    return fails ? error : 0;
}

static int fails(const char *call, int file)
{
    if (!is_of_the_database(file))
        return 0;
    pthread_mutex_lock(&one_at_a_time);
    int error = next_error(call);
    pthread_mutex_unlock(&one_at_a_time);
    if (error != 0)
        errno = error;
    return error != 0;
}

ssize_t pread(int file, void *into, size_t size, off_t at)
{
    return fails("read", file) ? -1 : syscall(SYS_pread64, file, into, size, at);
}

ssize_t pread64(int file, void *into, size_t size, off64_t at)
{
    return fails("read", file) ? -1 : syscall(SYS_pread64, file, into, size, at);
}

ssize_t pwrite(int file, const void *from, size_t size, off_t at)
{
    return fails("write", file) ? -1 : syscall(SYS_pwrite64, file, from, size, at);
}

ssize_t pwrite64(int file, const void *from, size_t size, off64_t at)
{
    return fails("write", file) ? -1 : syscall(SYS_pwrite64, file, from, size, at);
}

int fsync(int file)
{
    return fails("sync", file) ? -1 : syscall(SYS_fsync, file);
}

int fdatasync(int file)
{
    return fails("sync", file) ? -1 : syscall(SYS_fdatasync, file);
}
